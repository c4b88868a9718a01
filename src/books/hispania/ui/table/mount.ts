import { mount } from '../../../../ui/mount.ts';
import { lay } from './live.tsx';

/** The table: its code is loaded with the page. */
mount('play', async () => ({ lay }));
