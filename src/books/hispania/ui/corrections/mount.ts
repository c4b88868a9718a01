import { mount } from '../../../../ui/mount.ts';

/** The form for corrections. */
mount('correct', () => import('./live.tsx'));
