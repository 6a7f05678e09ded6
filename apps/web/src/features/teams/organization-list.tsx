import type { OwnBrand } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';
import { OrganizationLine } from './organization-line.tsx';
import { useOrganizations } from './use-organizations.ts';

/** The organisations of a brand's person in the menu of narrow screens. It loads its own data. */
export function OrganizationList({ user }: { user: OwnBrand }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ListWithData user={user} />
    </QueryClientProvider>
  );
}

function ListWithData({ user }: { user: OwnBrand }) {
  const id = useId();
  const [isStarting, setStarting] = useState(false);
  const { organizations, isFailed, isSwitching, switchTo } = useOrganizations(user, true);
  return (
    <div className="-mx-3">
      <p id={id} className="menu-label">
        {m.organization_yours()}
      </p>
      <ul aria-labelledby={id}>
        {organizations.map((organization) => (
          <li key={organization.id}>
            <button
              type="button"
              className="menu-item"
              aria-current={organization.isCurrent || undefined}
              disabled={isSwitching}
              onClick={() => switchTo(organization.id)}
            >
              <OrganizationLine {...organization} />
            </button>
          </li>
        ))}
      </ul>
      {isFailed ? <p className="menu-label">{m.organization_load_failed()}</p> : null}
      <button type="button" className="menu-item" onClick={() => setStarting(true)}>
        <Plus aria-hidden className="ic" />
        {m.organization_new()}
      </button>
      <NewOrganizationDialog open={isStarting} onOpenChange={setStarting} />
    </div>
  );
}
