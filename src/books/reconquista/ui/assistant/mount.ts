import { mount } from '../../../../ui/mount.ts';

mount('assistant', () => import('./live.tsx'));
