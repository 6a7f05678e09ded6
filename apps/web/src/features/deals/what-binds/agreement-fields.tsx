import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Agreement, Start } from './agreement.ts';

const starts: Record<Start, () => string> = {
  WITH_DEPOSIT: m.accept_starts_with_deposit,
  AT_ONCE: m.accept_starts_at_once,
};

/** Boxes for all that cannot be taken back, a creator's start where there is a deposit, and the typed name. */
export function AgreementFields({ agreement }: { agreement: Agreement }) {
  const { name, boxes, ticked, typed, wasTried, isTicked, isNamed, tick, type } = agreement;
  return (
    <>
      {boxes.length === 0 ? null : (
        <FieldGroup
          label={
            name === null
              ? m.accept_brand_boxes()
              : m.accept_final({ n: boxes.length, count: formatCount(boxes.length) })
          }
          error={wasTried && !isTicked ? m.accept_final_missing() : undefined}
        >
          {boxes.map((box) => (
            <Checkbox
              key={box}
              label={<span className="wrap-anywhere">{box}</span>}
              checked={ticked.includes(box)}
              aria-invalid={wasTried && !ticked.includes(box)}
              onChange={({ currentTarget: { checked } }) => tick(box, checked)}
            />
          ))}
        </FieldGroup>
      )}
      {agreement.asksStart ? <StartChoice agreement={agreement} /> : null}
      {name === null ? null : (
        <Field
          label={m.accept_name()}
          hint={<span className="wrap-anywhere">{m.accept_name_hint({ name })}</span>}
          error={wasTried && !isNamed ? m.accept_name_wrong() : undefined}
          required
        >
          <TextInput
            name="signature"
            autoComplete="name"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}

function StartChoice({ agreement: { start, wasTried, choose } }: { agreement: Agreement }) {
  return (
    <FieldGroup
      label={m.accept_start()}
      hint={m.accept_starts_with_deposit_hint()}
      error={wasTried && start === null ? m.accept_start_missing() : undefined}
    >
      {(Object.keys(starts) as Start[]).map((value) => (
        <label key={value} className="check">
          <span className="check-box">
            <input
              type="radio"
              name="start"
              value={value}
              checked={start === value}
              aria-invalid={wasTried && start === null}
              onChange={() => choose(value)}
            />
          </span>
          <span className="min-w-0">{starts[value]()}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
