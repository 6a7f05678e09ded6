import { AppError, type BankDetails, type KnownBankDetails, type NewBankDetails } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, CircleAlert, Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { ProofDialog } from '../../parts/accounts/proof-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toastSuccess } from '../../ui/toast.ts';

/** With the forms of all countries' accounts, which nobody else needs. */
const DetailsForm = latePart(
  async () => (await import('./details-form.tsx')).DetailsForm,
  () => <Skeleton className="ear h-[640px]" />,
);

/** Where brands pay the creator: in short, and after the password in whole, to be changed. */
export function DetailsCard({ known }: { known: KnownBankDetails | null }) {
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<BankDetails | null>(null);
  const [filled, setFilled] = useState<NewBankDetails | null>(null);

  return (
    <Card
      title={m.bank_where()}
      action={
        known ? (
          <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
            {m.bank_complete()}
          </Badge>
        ) : (
          <Badge tone="orange" icon={<CircleAlert aria-hidden className="ic" />}>
            {m.bank_none()}
          </Badge>
        )
      }
    >
      {known && !opened ? (
        <KnownDetails known={known} onShow={() => setAsking(true)} />
      ) : (
        <DetailsForm
          details={opened}
          onFilled={setFilled}
          onCancel={opened ? () => setOpened(null) : undefined}
        />
      )}
      {isAsking ? (
        <OwnProofDialog
          title={m.bank_prove_show()}
          text={m.bank_prove_show_text()}
          submitLabel={m.bank_show()}
          onClose={() => setAsking(false)}
          onProved={async (body) => {
            setOpened((await client.bankDetails.open({ body })).details);
            setAsking(false);
          }}
        />
      ) : null}
      {filled ? (
        <OwnProofDialog
          title={m.bank_prove_save()}
          text={m.bank_prove_save_text()}
          submitLabel={m.bank_save()}
          onClose={() => setFilled(null)}
          onProved={async (proof) => {
            await client.bankDetails.save({ body: { ...proof, details: filled } });
            toastSuccess(m.bank_saved(), m.bank_saved_text());
            await invalidate('bankDetails');
            setFilled(null);
            setOpened(null);
          }}
        />
      ) : null}
    </Card>
  );
}

function KnownDetails({
  known: { lastFour, statedAt, changedAt },
  onShow,
}: {
  known: KnownBankDetails;
  onShow: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="num text-lg font-semibold">{m.bank_hidden({ lastFour: `\u2066${lastFour}\u2069` })}</p>
        <p className="hint mt-1">
          {changedAt
            ? m.bank_changed_on({ day: formatLongDate(changedAt) })
            : m.bank_stated_on({ day: formatLongDate(statedAt) })}{' '}
          {m.bank_hidden_hint()}
        </p>
      </div>
      <Button variant="outline" icon={<Eye aria-hidden className="ic" />} onClick={onShow}>
        {m.bank_show()}
      </Button>
    </div>
  );
}

/** Asks for the password, and for a code once the server says that the second step is on. */
function OwnProofDialog({ onProved, ...dialog }: Omit<ComponentProps<typeof ProofDialog>, 'asksCode'>) {
  const [asksCode, setAsksCode] = useState(false);
  return (
    <ProofDialog
      {...dialog}
      asksCode={asksCode}
      onProved={async (proof) => {
        try {
          await onProved(proof);
        } catch (error) {
          if (error instanceof AppError && error.code === 'account.code_required') setAsksCode(true);
          throw error;
        }
      }}
    />
  );
}
