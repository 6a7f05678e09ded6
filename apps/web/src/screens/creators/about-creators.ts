import { m } from '@briefcast/i18n/messages';
import type { About } from '../../lib/head.ts';

/** What the directory is about. */
export const aboutCreators = (): About => ({
  title: m.directory_title(),
  description: m.directory_description(),
});
