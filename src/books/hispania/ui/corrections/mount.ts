import { mount } from '../mount.ts';

/** The form for corrections. */
mount('correct', () => import('./live.tsx'));
