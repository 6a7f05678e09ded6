import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useConnectionLost } from '../../lib/connection.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MissingFrame } from '../../ui/lost-scene.tsx';
import { Main } from '../../ui/main.tsx';

interface DealNotFoundProps {
  backTo: string;
  /** Why it could not be read, when it may well exist. */
  error?: Error | undefined;
  isRetrying?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/** Whether this device has kept the deal of the page's address, and too long ago to show it. */
function useKeptTooOld(isAsked: boolean): boolean {
  const { id = '' } = useParams();
  const [isTooOld, setTooOld] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    // Shows the deal as missing where its age cannot be read.
    import('./kept-too-old.ts').then(({ isDealTooOld }) => isDealTooOld(id)).then(setTooOld, () => undefined);
  }, [isAsked, id]);
  return isTooOld;
}

/** A deal that is not there, or that could not be fetched. */
export function DealNotFound({ backTo, error, isRetrying = false, onRetry }: DealNotFoundProps) {
  // One that could not be read because there is no connection was never opened here, or it would be shown.
  const isCut = useConnectionLost() && error !== undefined;
  const isTooOld = useKeptTooOld(isCut);
  return (
    <Main className="grid place-items-center">
      <div className="card w-full max-w-[520px] px-6 py-10 text-center" role="alert">
        <MissingFrame className="mx-auto w-[104px]" />
        <h1 tabIndex={-1} className="mt-7">
          {isCut ? (isTooOld ? m.phone_kept_too_old() : m.phone_not_here()) : m.deal_not_found()}
        </h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-ink-2">
          {isCut
            ? isTooOld
              ? m.phone_kept_too_old_text()
              : m.phone_not_here_text()
            : error
              ? errorText(error, m.deal_not_loaded())
              : m.deal_not_found_text()}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2.5">
          {onRetry ? (
            <Button
              variant="outline"
              icon={<RotateCw aria-hidden className="ic" />}
              busy={isRetrying}
              busyText={m.deal_retrying()}
              onClick={onRetry}
            >
              {m.action_retry()}
            </Button>
          ) : null}
          <ButtonLink to={backTo}>{m.link_back_to_dashboard()}</ButtonLink>
        </div>
      </div>
    </Main>
  );
}
