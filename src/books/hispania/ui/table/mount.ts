import { mount } from '../mount.ts';

/** The table. */
mount('play', () => import('./live.tsx'));
