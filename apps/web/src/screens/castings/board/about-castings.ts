import { m } from '@briefcast/i18n/messages';
import type { About } from '../../../lib/head.ts';

/** The metadata of the board, in the current locale. */
export const aboutCastings = (): About => ({
  title: m.casting_castings(),
  description: m.casting_board_description(),
});
