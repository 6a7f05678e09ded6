import { m } from '@briefcast/i18n/messages';
import { LoadingText } from '../ui/spinner.tsx';

/** Shown while the first screen's code is on its way. */
export function StartingScreen() {
  return (
    <main className="grid min-h-screen place-items-center">
      <LoadingText>{m.list_loading()}</LoadingText>
    </main>
  );
}
