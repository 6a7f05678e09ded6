/** The rights of an offer and their further term, as the form chooses them. */
import { priceOfRenewedLine, type RenewalsOfDeal, type RightKind, type UseTerm } from '@briefcast/contract';
import { deadlineEnd } from '@briefcast/contract/deals/deadline';
import { renewedEnd } from '@briefcast/contract/renewals/window';
import { useTerms } from '@briefcast/contract/rights/lines';
import { formatLongDate } from '@briefcast/i18n/format';
import { rightLabel, termLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../lib/use-user.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { StepGroup } from '../../ui/step-group.tsx';
import { newEndText } from './new-end-text.ts';

interface RenewableLinesProps {
  lines: RenewalsOfDeal['lines'];
  /** Rights with an open offer. */
  offered: readonly RightKind[];
  chosen: readonly RightKind[];
  onChange: (chosen: RightKind[]) => void;
  error: string | undefined;
}

export function RenewableLines({ lines, offered, chosen, onChange, error }: RenewableLinesProps) {
  const labelOf = ({ kind, endsAt }: RenewalsOfDeal['lines'][number]) => {
    const right = rightLabel(kind);
    if (offered.includes(kind)) return m.renewal_line_offered({ right });
    const said = { right, day: formatLongDate(endsAt) };
    return new Date() < deadlineEnd(new Date(endsAt))
      ? m.renewal_line_until(said)
      : m.renewal_line_ended(said);
  };
  return (
    <FieldGroup label={m.renewal_what()} error={error}>
      {lines.map((line) => (
        <Checkbox
          key={line.kind}
          label={labelOf(line)}
          checked={chosen.includes(line.kind)}
          disabled={offered.includes(line.kind)}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...chosen, line.kind] : chosen.filter((kind) => kind !== line.kind),
            )
          }
        />
      ))}
    </FieldGroup>
  );
}

interface TermStepsProps {
  offerable: RenewalsOfDeal;
  kinds: readonly RightKind[];
  value: UseTerm;
  onChange: (term: UseTerm) => void;
}

/** How much longer, with the last days that it would give today. A brand cannot choose what the creator does not offer. */
export function TermSteps({ offerable, kinds, value, onChange }: TermStepsProps) {
  const { role } = useUser();
  const isHatched = (term: UseTerm) =>
    (term === 'ENDLESS' && kinds.includes('EXCLUSIVITY')) ||
    (role === 'BRAND' &&
      kinds.some((kind) => priceOfRenewedLine(kind, term, offerable).kind === 'NOT_OFFERED'));
  const chosen = offerable.lines.filter(({ kind }) => kinds.includes(kind));
  return (
    <FieldGroup label={m.renewal_term()}>
      <StepGroup
        label={m.renewal_term()}
        steps={useTerms.map((term) => ({
          value: term,
          label: termLabel(term),
          disabled: isHatched(term),
          note: isHatched(term) ? m.price_not_offered_step() : undefined,
        }))}
        value={value}
        onChange={onChange}
      />
      <ul className="hint mt-2 grid gap-0.5" aria-live="polite">
        {chosen.map(({ kind, endsAt }) => (
          <li key={kind}>
            {newEndText(kind, renewedEnd(new Date(endsAt), value, new Date())?.toISOString())}
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
