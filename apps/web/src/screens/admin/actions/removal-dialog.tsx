import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { dealRemovalTexts, userRemovalTexts } from './removal-texts.ts';

/** Subject of a deletion, by which its counts are requested. */
export interface Removal {
  of: 'user' | 'deal';
  id: string;
}

/** Counts again at each question. */
const countedNow = { staleTime: 0, gcTime: 0 };

/** Sentences on what is deleted along, and the name to be typed; null where none has to be typed. */
function useRemoval({ of, id }: Removal) {
  const params = { id };
  const user = useQuery({
    ...adminQ('adminDetails.userRemoval', { params }),
    ...countedNow,
    select: ({ removal }) => removal,
    enabled: of === 'user',
  });
  const deal = useQuery({
    ...adminQ('adminDetails.dealRemoval', { params }),
    ...countedNow,
    select: ({ removal }) => removal,
    enabled: of === 'deal',
  });
  const { error, refetch } = of === 'user' ? user : deal;
  const texts =
    of === 'user' ? user.data && userRemovalTexts(user.data) : deal.data && dealRemovalTexts(deal.data);
  return { texts, error, refetch, name: of === 'user' ? (user.data?.name ?? null) : null };
}

const plain = (name: string) => name.trim().replace(/\s+/gu, ' ');

interface RemovalDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'field' | 'disabled'> {
  removal: Removal;
}

/** The question before a deletion: what goes along, counted now, and for people and brands the name to be typed. */
export function RemovalDialog({ removal, onConfirm, ...question }: RemovalDialogProps) {
  const { texts, error, refetch, name } = useRemoval(removal);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function confirm() {
    const isRight = name === null || plain(typed) === plain(name);
    setWrong(!isRight);
    if (isRight) onConfirm();
    else field.current?.focus();
  }

  return (
    <ConfirmDialog
      {...question}
      disabled={texts === undefined}
      onConfirm={confirm}
      field={
        <div className="grid max-h-[50dvh] min-h-32 content-start gap-4 overflow-y-auto pe-6 pb-1 md:pe-7">
          {texts ? (
            <div>
              <h3 className="text-[17px]">{m.admin_removal_goes()}</h3>
              <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ui">
                {texts.map(({ text, names = [] }) => (
                  <li key={text} className="wrap-anywhere">
                    {text}
                    {names.length > 0 ? (
                      <ul className="mt-1 grid gap-0.5 text-sm text-ink-2">
                        {names.map((name) => (
                          <li key={name}>
                            <bdi>{name}</bdi>
                          </li>
                        ))}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ) : error ? (
            <ErrorState onRetry={() => void refetch()}>
              {errorText(error, m.admin_removal_failed())}
            </ErrorState>
          ) : (
            <LoadingText>{m.admin_removal_loading()}</LoadingText>
          )}
          {name === null ? null : (
            <Field
              label={m.admin_removal_type({ name })}
              error={isWrong ? m.admin_removal_type_wrong({ name }) : undefined}
              required
            >
              <TextInput
                ref={field}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setWrong(false);
                }}
              />
            </Field>
          )}
        </div>
      }
    />
  );
}
