import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { BareHeader } from '../ui/bare-header.tsx';
import { Button } from '../ui/button.tsx';
import { LostScene } from '../ui/lost-scene.tsx';
import { Main } from '../ui/main.tsx';
import { LoadingText } from '../ui/spinner.tsx';
import { useLoadingAgain } from './use-loading-again.ts';

/** Under the app's header, in place of a screen whose code could not be loaded. It comes by itself when it can. */
export function MissingScreen() {
  useDocumentTitle(m.late_page());
  const { state, look } = useLoadingAgain();
  if (state === 'looking') {
    return (
      <Main className="grid place-items-center">
        <LoadingText>{m.list_loading()}</LoadingText>
      </Main>
    );
  }
  const isWaiting = state === 'waiting';
  return (
    <LostScene
      title={isWaiting ? m.late_unreachable() : m.late_not_loaded()}
      actions={
        <Button
          size="lg"
          icon={<RotateCw aria-hidden className="ic" />}
          onClick={isWaiting ? look : () => location.reload()}
        >
          {isWaiting ? m.late_try_again() : m.late_load_new()}
        </Button>
      }
    >
      {isWaiting ? m.late_unreachable_text() : m.late_not_loaded_text()}
    </LostScene>
  );
}

/** The same where no header surrounds the screen. */
export function MissingPage() {
  return (
    <>
      <BareHeader />
      <MissingScreen />
    </>
  );
}
