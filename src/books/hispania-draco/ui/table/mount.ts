import { mount } from '../../../../ui/mount.ts';

mount('play', () => import('./live.tsx'));
