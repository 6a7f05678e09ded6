import type { TwoFactorState } from '@briefcast/contract';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ProofDialog } from '../../parts/accounts/proof-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toastNotLoaded, toastSuccess } from '../../ui/toast.ts';
import { AccountRow } from './account-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import type { TwoFactorCalls } from './two-factor-dialog.tsx';

/** Contains the code that draws QR codes, which few people need. */
const TwoFactorDialog = lazy(async () => {
  try {
    return { default: (await import('./two-factor-dialog.tsx')).TwoFactorDialog };
  } catch {
    toastNotLoaded();
    return { default: () => <></> };
  }
});

type Shown = 'turn on' | 'turn off' | 'renew' | 'codes' | null;

interface TwoFactorSectionProps {
  state: TwoFactorState;
  calls: TwoFactorCalls;
  onChanged: () => void;
}

/** The second step of signing in: whether it is on, and how it is turned on and off. */
export function TwoFactorSection({ state, calls, onChanged }: TwoFactorSectionProps) {
  const { isOn, since, recoveryCodesLeft: left } = state;
  const { renew } = calls;
  const [shown, setShown] = useState<Shown>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setShown(null);
  const showCodes = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    setShown('codes');
    onChanged();
  };
  return (
    <AccountRow
      title={m.own_two_factor()}
      hint={m.own_two_factor_hint()}
      action={
        isOn ? (
          <div className="flex flex-wrap gap-2.5">
            {renew ? (
              <Button variant="outline" onClick={() => setShown('renew')}>
                {m.own_two_factor_renew()}
              </Button>
            ) : null}
            <Button variant="danger-outline" onClick={() => setShown('turn off')}>
              {m.own_two_factor_turn_off()}
            </Button>
          </div>
        ) : (
          <Button variant="outline" onClick={() => setShown('turn on')}>
            {m.own_two_factor_turn_on()}
          </Button>
        )
      }
    >
      {isOn && since ? (
        <>
          <Badge tone="green" icon={<ShieldCheck aria-hidden className="ic" />}>
            {m.own_two_factor_on({ date: formatLongDate(since) })}
          </Badge>
          <p className="hint mt-1.5">{m.own_two_factor_left({ n: left, count: formatCount(left) })}</p>
        </>
      ) : (
        <p className="flex max-w-[48ch] items-start gap-2 text-ink-2">
          <ShieldOff aria-hidden className="ic mt-0.5 flex-none" />
          {m.own_two_factor_off()}
        </p>
      )}
      {shown === 'turn on' ? (
        <Suspense fallback={null}>
          <TwoFactorDialog calls={calls} onClose={close} onTurnedOn={showCodes} />
        </Suspense>
      ) : null}
      {shown === 'turn off' ? (
        <ProofDialog
          title={m.own_two_factor_off_dialog()}
          text={m.own_two_factor_off_text()}
          submitLabel={m.own_two_factor_turn_off()}
          danger
          asksCode
          onClose={close}
          onProved={async (body) => {
            await calls.turnOff(body);
            toastSuccess(m.own_two_factor_is_off());
            close();
            onChanged();
          }}
        />
      ) : null}
      {shown === 'renew' && renew ? (
        <ProofDialog
          title={m.own_two_factor_renew()}
          text={m.own_two_factor_renew_text()}
          submitLabel={m.own_two_factor_renew()}
          asksCode
          onClose={close}
          onProved={async (body) => showCodes((await renew(body)).recoveryCodes)}
        />
      ) : null}
      {shown === 'codes' ? <RecoveryCodesDialog codes={codes} onClose={close} /> : null}
    </AccountRow>
  );
}
