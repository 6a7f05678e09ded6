import type { OwnAccount } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AccountRow } from '../../features/account-security/account-row.tsx';
import { ProofDialog } from '../../features/account-security/proof-dialog.tsx';
import { client } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

/** The own copy of what is kept. */
export function DataSection({ account }: { account: OwnAccount }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <AccountRow
      title={m.own_data()}
      action={
        <Button
          variant="outline"
          icon={<Download aria-hidden className="ic" />}
          onClick={() => setOpen(true)}
        >
          {m.own_data_download()}
        </Button>
      }
    >
      <p className="max-w-[48ch] text-ink-2">{m.own_data_text()}</p>
      {isOpen ? (
        <ProofDialog
          title={m.own_data_dialog()}
          text={m.own_data_dialog_text()}
          submitLabel={m.own_data_download()}
          asksCode={account.twoFactor.isOn}
          onClose={close}
          onProved={async (body) => {
            const { url } = await client.personalData.link({ body });
            close();
            // An answer that is saved leaves the page as it is.
            location.assign(url);
          }}
        />
      ) : null}
    </AccountRow>
  );
}
