import { m } from '@briefcast/i18n/messages';
import { Building2, LogOut, Mail } from 'lucide-react';
import { useState } from 'react';
import { NewOrganizationDialog } from '../../features/teams/new-organization-dialog.tsx';
import { logOut } from '../../lib/session.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Main } from '../../ui/main.tsx';

/**
 * Shown to people without an organisation: what that means, and the two ways to continue
 * (rules/teams#no-organisation).
 */
export function NoOrganizationScreen() {
  useDocumentTitle(m.organization_none_title());
  const { email } = useUser('BRAND');
  const [isStarting, setStarting] = useState(false);
  return (
    <Main>
      <div className="mx-auto max-w-[720px]">
        <h1 tabIndex={-1}>{m.organization_none_title()}</h1>
        <p className="mt-2 max-w-[62ch] wrap-anywhere text-ink-2">{m.organization_none_text()}</p>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          <Card className="flex flex-col items-start gap-3">
            <Building2 aria-hidden className="ic size-7! text-ink-3" />
            <h2 className="text-d4">{m.organization_none_start()}</h2>
            <p className="text-ui text-ink-2">{m.organization_new_text()}</p>
            <Button variant="cast" className="mt-auto" onClick={() => setStarting(true)}>
              {m.organization_new()}
            </Button>
          </Card>
          <Card className="flex flex-col items-start gap-3">
            <Mail aria-hidden className="ic size-7! text-ink-3" />
            <h2 className="text-d4">{m.organization_none_wait()}</h2>
            <p className="text-ui wrap-anywhere text-ink-2">{m.organization_none_wait_text({ email })}</p>
            <Button
              variant="outline"
              className="mt-auto"
              icon={<LogOut aria-hidden className="ic ic-turn" />}
              onClick={logOut}
            >
              {m.header_log_out()}
            </Button>
          </Card>
        </div>
      </div>
      <NewOrganizationDialog open={isStarting} onOpenChange={setStarting} />
    </Main>
  );
}
