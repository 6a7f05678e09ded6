import { m } from '@briefcast/i18n/messages';
import { LoadingText } from '../ui/spinner.tsx';

/**
 * Shown while the first screen's code is on its way. For somebody signed in the frame that the page came with stays
 * until then, and this says so to screen readers alone (server/frame.tsx, styles/starting.css).
 */
export function StartingScreen() {
  return (
    <main className="starting-text grid min-h-screen place-items-center">
      <LoadingText>{m.list_loading()}</LoadingText>
    </main>
  );
}
