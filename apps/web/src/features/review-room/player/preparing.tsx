import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Button } from '../../../ui/button.tsx';
import { FrameNotice, StageFrame } from './stage-frame.tsx';
import { usePlayer } from './use-player.ts';

interface PreparingProps {
  version: number;
  /** Plays what was uploaded, as far as the browser can. */
  onShowOriginal: () => void;
}

/** In the film's place while what is played is being made of the upload. */
export function Preparing({ version, onShowOriginal }: PreparingProps) {
  const { file } = usePlayer();
  const title = m.room_preparing({ number: String(version) });
  const percent = file.media?.progress ?? 0;
  return (
    <StageFrame
      notice={
        <FrameNotice
          icon={<b className="film-notice-percent">{formatPercent(percent / 100)}</b>}
          title={title}
        >
          <p>{m.room_preparing_text()}</p>
          <progress className="film-notice-bar" max={100} value={percent} aria-label={title} />
          <div className="film-notice-actions">
            <Button variant="outline" onClick={onShowOriginal}>
              {m.room_show_original()}
            </Button>
          </div>
        </FrameNotice>
      }
    >
      {null}
    </StageFrame>
  );
}
