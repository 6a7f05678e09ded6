import type { OwnAccount } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AccountRow } from '../../../features/accounts/account-row.tsx';
import { client } from '../../../lib/api.ts';
import { ProofDialog } from '../../../parts/accounts/proof-dialog.tsx';
import { Button } from '../../../ui/button.tsx';

/** Downloads a copy of the person's data. */
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
            // The answer is a download, so the page stays.
            location.assign(url);
          }}
        />
      ) : null}
    </AccountRow>
  );
}
