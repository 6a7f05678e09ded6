import {
  isPurpose,
  longestPurpose,
  type ProposedPurpose,
  proposedPurposes,
} from '@briefcast/contract/payout-runs/purpose';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const meanings: Record<ProposedPurpose, () => string> = {
  PMS: m.run_purpose_pms,
  TTS: m.run_purpose_tts,
  IPC: m.run_purpose_ipc,
};

interface PurposeFieldProps {
  purpose: string;
  /** Codes that the organisation has used before. */
  used: readonly string[];
  onChange: (purpose: string) => void;
}

/** The bank's code for what a run pays: one that is proposed, or any other. */
export function PurposeField({ purpose, used, onChange }: PurposeFieldProps) {
  const list = useId();
  const own = used.filter((code) => !proposedPurposes.some((proposed) => proposed === code));
  return (
    <Field
      label={m.run_purpose()}
      hint={m.run_purpose_hint()}
      error={isPurpose(purpose) ? undefined : m.run_purpose_wrong()}
    >
      <TextInput
        dir="ltr"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestPurpose}
        value={purpose}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {own.map((code) => (
          <option key={code} value={code} />
        ))}
        {proposedPurposes.map((code) => (
          <option key={code} value={code} label={meanings[code]()} />
        ))}
      </datalist>
    </Field>
  );
}
