import { mount } from '../../../../ui/mount.ts';

/** The table. */
mount('play', () => import('./live.tsx'));
