import { paths } from '@briefcast/contract/paths';
import { readCode } from '@briefcast/contract/proof/certificate-code';
import { m } from '@briefcast/i18n/messages';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHead } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { aboutVerify } from './about-verify.ts';
import { VerifyPage } from './verify-page.tsx';

/** Form for the code of a certificate (/verify). */
export function EnterCodeScreen() {
  useHead(aboutVerify());
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(typed);
    if (code === null) setWrong(true);
    else void navigate(paths.certificate.href(code));
  }

  return (
    <VerifyPage subtitle={m.verify_enter_lead()}>
      <Card>
        <form onSubmit={handleSubmit} noValidate className="grid max-w-md gap-4">
          <Field
            label={m.verify_code()}
            hint={m.verify_code_hint()}
            error={isWrong ? m.verify_code_wrong() : undefined}
          >
            <TextInput
              value={typed}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          </Field>
          <Button type="submit" variant="cast" className="justify-self-start">
            {m.verify_look_up()}
          </Button>
        </form>
      </Card>
    </VerifyPage>
  );
}
