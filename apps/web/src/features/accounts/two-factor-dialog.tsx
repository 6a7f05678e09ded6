import { FirstCode, type OwnProof, type TwoFactorSetup } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { ProofDialog } from '../../parts/accounts/proof-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { copyText } from './recovery-codes.tsx';

/** The calls that change the second step of an account: a person's, or an admin's. */
export interface TwoFactorCalls {
  begin: (proof: { password: string }) => Promise<TwoFactorSetup>;
  turnOn: (first: { code: string }) => Promise<{ recoveryCodes: string[] }>;
  turnOff: (proof: OwnProof) => Promise<unknown>;
  /** Creates new recovery codes; absent if that is not offered. */
  renew?: (proof: OwnProof) => Promise<{ recoveryCodes: string[] }>;
}

interface TwoFactorDialogProps {
  calls: TwoFactorCalls;
  onClose: () => void;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
}

/** Turns the second step on: the password, then a QR code to scan, and a first code of the app. */
export function TwoFactorDialog({ calls, onClose, onTurnedOn }: TwoFactorDialogProps) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  if (setup) return <ScanDialog setup={setup} calls={calls} onClose={onClose} onTurnedOn={onTurnedOn} />;
  return (
    <ProofDialog
      title={m.own_two_factor_dialog()}
      text={m.own_two_factor_password_text()}
      submitLabel={m.own_next()}
      asksCode={false}
      onClose={onClose}
      onProved={async (body) => setSetup(await calls.begin(body))}
    />
  );
}

function ScanDialog({ setup, calls, onClose, onTurnedOn }: TwoFactorDialogProps & { setup: TwoFactorSetup }) {
  const form = useForm({ resolver: schemaResolver(FirstCode), defaultValues: { code: '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { recoveryCodes } = await calls.turnOn(body);
      toastSuccess(m.own_two_factor_is_on());
      onTurnedOn(recoveryCodes);
    } catch (error) {
      showFailure(form, error, m.own_two_factor_failed());
    }
  });

  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      busy={isSubmitting}
      title={m.own_two_factor_dialog()}
      description={m.own_two_factor_scan()}
      footer={
        <OnlineButton type="submit" busy={isSubmitting} busyText={m.own_saving()}>
          {m.own_two_factor_turn_on()}
        </OnlineButton>
      }
    >
      <div className="grid gap-4">
        <QrCode
          text={setup.address}
          label={m.own_two_factor_picture()}
          className="mx-auto w-full max-w-52 rounded-lg"
        />
        {/* Most people scan the picture, and then type. */}
        <div data-focus-later>
          <p className="hint">{m.own_two_factor_type()}</p>
          <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <code dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
              {setup.secret.replace(/(.{4})(?!$)/g, '$1 ')}
            </code>
            <Button
              variant="outline"
              size="sm"
              icon={<Copy aria-hidden className="ic" />}
              onClick={() => void copyText(setup.secret)}
            >
              {m.own_two_factor_copy()}
            </Button>
          </p>
        </div>
        <Field label={m.own_two_factor_first_code()} error={errors.code?.message} required>
          <TextInput
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...register('code')}
          />
        </Field>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </Dialog>
  );
}
