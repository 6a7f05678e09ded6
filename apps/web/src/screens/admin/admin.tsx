import { m } from '@briefcast/i18n/messages';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AdminPage } from './admin-page.tsx';
import { AdminPanel } from './admin-panel.tsx';

/** The admin's part of the product (/admin): behind its own password, proved by its own token. */
export function AdminScreen() {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <AdminPanel />
    </AdminPage>
  );
}
