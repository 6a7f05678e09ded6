import type { OwnAccount } from '@briefcast/contract';
import { languageName } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { AccountRow } from '../../features/account-security/account-row.tsx';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { showAccount } from './account-queries.ts';

/** In which language one is written to: of those that the product speaks. */
export function LanguageSection({ account }: { account: OwnAccount }) {
  const choose = useMutation({
    mutationFn: (language: string) => client.ownAccount.changeLanguage({ body: { language } }),
    onSuccess(answer) {
      showAccount(answer);
      toastSuccess(m.own_language_saved());
    },
    onError: (error) => showError(m.own_language_failed(), error),
  });
  return (
    <AccountRow title={m.own_language()} hint={m.own_language_hint()}>
      <Field label={m.own_language()} labelHidden>
        <Select
          className="max-w-72"
          value={choose.isPending ? choose.variables : account.language}
          onChange={(event) => choose.mutate(event.target.value)}
          options={account.languages.map((value) => ({ value, label: languageName(value) }))}
        />
      </Field>
    </AccountRow>
  );
}
