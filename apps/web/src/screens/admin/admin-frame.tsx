import { m } from '@briefcast/i18n/messages';
import type { WholeFrame } from '../../lib/page.ts';
import { AdminBar } from './admin-bar.tsx';

/** The admin's bar before the code of a page; the login form has it as well. */
export const adminFrame: WholeFrame = {
  isForEverybody: true,
  content: () => (
    <>
      <AdminBar isHeading />
      <div className="wrap py-6 md:py-8">
        <p className="text-ink-2">{m.list_loading()}</p>
      </div>
    </>
  ),
};
