import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
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

/** A deal that is not there, or that could not be fetched. */
export function DealNotFound({ backTo, error, isRetrying = false, onRetry }: DealNotFoundProps) {
  // One that could not be read because there is no connection was never opened here, or it would be shown.
  const isCut = useConnectionLost() && error !== undefined;
  return (
    <Main className="grid place-items-center">
      <div className="card w-full max-w-[520px] px-6 py-10 text-center" role="alert">
        <MissingFrame className="mx-auto w-[104px]" />
        <h1 tabIndex={-1} className="mt-7">
          {isCut ? m.phone_not_here() : m.deal_not_found()}
        </h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-ink-2">
          {isCut
            ? m.phone_not_here_text()
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
