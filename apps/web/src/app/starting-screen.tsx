import { m } from '@briefcast/i18n/messages';
import { LoadingText } from '../ui/spinner.tsx';

/**
 * Shown while the first screen's code is loading. For signed-in people the frame of the document stays
 * visible until then, and this only tells screen readers (server/frame.tsx, styles/starting.css).
 */
export function StartingScreen() {
  return (
    <main className="starting-text grid min-h-screen place-items-center">
      <LoadingText>{m.list_loading()}</LoadingText>
    </main>
  );
}
