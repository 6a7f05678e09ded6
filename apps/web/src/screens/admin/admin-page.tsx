import { Fragment, type ReactNode } from 'react';
import { logOutAdmin, useAdminToken } from '../../lib/admin-session.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminGate } from './admin-gate.tsx';

/** A page of the admin's part: the gate without a token, else the bar with the page below it. */
export function AdminPage({ children }: { children: ReactNode }) {
  const token = useAdminToken();
  if (token === null) return <AdminGate />;
  return (
    <Fragment key={token}>
      <AdminBar onLogout={logOutAdmin} />
      {children}
    </Fragment>
  );
}
