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
  useDocumentTitle('Loading');
  const { state, look } = useLoadingAgain();
  if (state === 'looking') {
    return (
      <Main className="grid place-items-center">
        <LoadingText>Loading...</LoadingText>
      </Main>
    );
  }
  const isWaiting = state === 'waiting';
  return (
    <LostScene
      title={isWaiting ? 'Briefcast could not be reached' : 'This page did not load'}
      actions={
        <Button
          size="lg"
          icon={<RotateCw aria-hidden className="ic" />}
          onClick={isWaiting ? look : () => location.reload()}
        >
          {isWaiting ? 'Try again' : 'Load the new version'}
        </Button>
      }
    >
      {isWaiting
        ? 'The connection is gone. This page opens by itself as soon as it is back; nothing is lost meanwhile.'
        : 'Briefcast has a new version, and part of it did not arrive. Load it again in a moment.'}
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
