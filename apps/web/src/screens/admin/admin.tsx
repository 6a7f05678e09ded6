import { m } from '@briefcast/i18n/messages';
import { useAdminToken } from '../../lib/admin-session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AdminGate } from './admin-gate.tsx';
import { AdminPanel } from './admin-panel.tsx';

/** The admin's part of the product (/admin): behind its own password, proved by its own token. */
export function AdminScreen() {
  useDocumentTitle(m.admin_title());
  const token = useAdminToken();
  return token === null ? <AdminGate /> : <AdminPanel key={token} />;
}
