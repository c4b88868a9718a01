import { mount } from '../../../../ui/mount.ts';

/** The battles of the page of odds. */
mount('odds', () => import('./live.tsx'));
