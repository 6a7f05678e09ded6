import type { OwnAccount } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

/** The end of the account, apart from what one comes here for. */
export function RemovalCard({ account }: { account: OwnAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={m.own_removal()}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="min-w-0 max-w-[56ch] flex-1 basis-60 text-ui text-ink-2">{m.own_removal_text()}</p>
        <Button
          variant="danger-outline"
          icon={<Trash2 aria-hidden className="ic" />}
          onClick={() => setOpen(true)}
        >
          {m.own_removal_begin()}
        </Button>
      </div>
      {isOpen ? <RemovalDialog asksCode={account.twoFactor.isOn} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
