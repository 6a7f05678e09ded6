import '../../styles/verify.css';
import { paths } from '@briefcast/contract/paths';
import { codeWithin, groupedCode, readCode } from '@briefcast/contract/proof/certificate-code';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { FileCheck, FileUp, Lock } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHead } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Main } from '../../ui/main.tsx';
import { aboutVerify } from './about-verify.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { CodeField } from './code-field.tsx';
import { codeParameter, type DroppedFile } from './code-parameter.ts';
import { OpenCertificate } from './open-certificate.tsx';
import { VerifySteps } from './verify-steps.tsx';

/** Form for the code of a certificate (/verify); one that was sent without script is in the query. */
export function EnterCodeScreen() {
  const asked = useSearchParams()[0].get(codeParameter);
  const code = asked === null ? null : readCode(asked);
  return code === null ? <EnterCode asked={asked} /> : <OpenCertificate code={code} />;
}

/** Larger files are no certificate. */
const largestPaper = 20 * 1024 ** 2;

/** The code of a certificate that was chosen as a file; null for any other file. */
async function codeOfPaper(file: File): Promise<string | null> {
  if (file.type !== 'application/pdf' || file.size > largestPaper) return null;
  return codeWithin(new TextDecoder('latin1').decode(await file.arrayBuffer()));
}

function EnterCode({ asked }: { asked: string | null }) {
  useHead(aboutVerify());
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(groupedCode(asked ?? ''));
  const [isWrong, setWrong] = useState(asked !== null);
  const [dropped, setDropped] = useState<File>();

  // Counts what was typed before this code was loaded.
  const takeOver = useEffectEvent(() => field.current && setTyped(groupedCode(field.current.value)));
  useEffect(() => void takeOver(), []);

  const open = (code: string) =>
    navigate(paths.certificate.href(code), { state: dropped && ({ file: dropped } satisfies DroppedFile) });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(typed);
    if (code === null) setWrong(true);
    else void open(code);
  }

  async function handleFile(file: File) {
    // The check reports an unreadable file.
    const code = await codeOfPaper(file).catch(() => null);
    if (code !== null) return void open(code);
    setDropped(file);
    field.current?.focus();
  }

  return (
    <Main bleed>
      <div className="wrap verify-entry">
        <div className="grid gap-5.5">
          <div>
            <h1 tabIndex={-1} className="text-d1 leading-none">
              {m.verify_title()}
            </h1>
            <p className="mt-3 max-w-[52ch] text-lg text-ink-2">{m.verify_enter_lead()}</p>
          </div>
          <form
            action={ownPage(paths.verify.href())}
            noValidate
            onSubmit={handleSubmit}
            className="grid gap-3.5"
          >
            <CodeField
              ref={field}
              value={typed}
              error={isWrong ? m.verify_code_wrong() : undefined}
              onChange={(value) => {
                setTyped(value);
                setWrong(false);
              }}
            />
            <p role="status" className="empty:-mt-3.5">
              {dropped ? (
                <span data-tone="green" className="flex items-start gap-2 font-semibold text-k-ink">
                  <FileCheck aria-hidden className="ic mt-0.5" />
                  <span className="min-w-0 wrap-anywhere">{m.verify_file_waits({ name: dropped.name })}</span>
                </span>
              ) : null}
            </p>
            <Button type="submit" variant="cast" size="lg" className="justify-self-start">
              {m.verify_look_up()}
            </Button>
          </form>
          <div className="grid gap-5.5 noscript:hidden">
            <p className="verify-or">{m.verify_or()}</p>
            <DropZone
              className="bg-transparent!"
              icon={<FileUp aria-hidden className="ic size-8!" />}
              label={dropped ? m.verify_drop_another() : m.verify_drop_first()}
              hint={
                <span className="inline-flex items-center gap-1.5">
                  <Lock aria-hidden className="ic size-4! flex-none" />
                  {m.verify_stays()}
                </span>
              }
              onFiles={([file]) => {
                if (file) void handleFile(file);
              }}
            />
          </div>
        </div>
        <CertificatePicture />
      </div>
      <VerifySteps />
    </Main>
  );
}
