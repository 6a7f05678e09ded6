import { AppError, type ApplicationFilm } from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SendPhase } from '../../../features/drafts/send-parts.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { forgetFilm, giveUpFilm, hasArrived, readKeptFilm } from './kept-film.ts';
import { completeFilm, secondsOfFile, sendFilm } from './send-film.ts';

const accepted = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm';
/** Encoders round up. */
const graceSeconds = 1;

interface FilmFieldProps {
  /** Storage key on this device until the film is in an application. */
  storedAs: string;
  film: ApplicationFilm | null;
  onFilm: (film: ApplicationFilm | null) => void;
  /** While a film is on its way the application cannot be sent. */
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
}

interface Sending {
  phase: SendPhase;
  percent: number;
}

/**
 * The film that the casting asks for: chosen here, sent at once, and seen before the application is sent. After a reload a
 * film that had arrived is there again, and one that was on its way is asked for by its name.
 */
export function FilmField({ storedAs, film, onFilm, onBusy, error }: FilmFieldProps) {
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const end = useRef<AbortController>(undefined);
  const seconds = formatCount(castingLimits.filmSeconds);
  const [unfinished, setUnfinished] = useState(() => readKeptFilm(storedAs));
  useEffect(() => () => end.current?.abort(), []);

  const restore = useEffectEvent(async (id: string) => {
    onBusy(true);
    setSending({ phase: 'CHECKING', percent: 100 });
    try {
      onFilm(await completeFilm(id));
    } catch (failure) {
      if (failure instanceof AppError) forgetFilm(storedAs);
      setProblem(errorText(failure, m.application_film_failed()));
    } finally {
      setSending(undefined);
      setUnfinished(readKeptFilm(storedAs));
      onBusy(false);
    }
  });
  useEffect(() => {
    const kept = readKeptFilm(storedAs);
    if (kept && hasArrived(kept)) void restore(kept.id);
  }, [storedAs]);

  async function send(file: File) {
    setProblem(undefined);
    const length = await secondsOfFile(file);
    if (length !== null && length > castingLimits.filmSeconds + graceSeconds)
      return setProblem(m.application_film_too_long({ seconds }));
    const controller = new AbortController();
    end.current = controller;
    onBusy(true);
    setSending({ phase: 'SENDING', percent: 0 });
    try {
      onFilm(
        await sendFilm(file, storedAs, {
          signal: controller.signal,
          onPhase: (phase) => setSending((now) => ({ percent: now?.percent ?? 0, phase })),
          onSent: (bytes) =>
            setSending((now) => ({ phase: now?.phase ?? 'SENDING', percent: (bytes / file.size) * 100 })),
        }),
      );
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(errorText(failure, m.application_film_failed()));
    } finally {
      setSending(undefined);
      setUnfinished(readKeptFilm(storedAs));
      onBusy(false);
    }
  }

  /** Stops the upload and keeps none of it. */
  function stop() {
    end.current?.abort();
    giveUpFilm(storedAs);
  }

  return (
    <FieldGroup
      label={m.application_film()}
      hint={m.application_film_hint({ seconds })}
      error={problem ?? error}
    >
      {sending ? (
        <div className="grid gap-3 rounded-lg bg-sunken p-4">
          <ProgressBar
            upload
            captioned
            label={phaseText(sending.phase)}
            percent={sending.phase === 'CHECKING' ? 100 : sending.percent}
            paused={sending.phase === 'WAITING'}
          />
          <Button variant="outline" size="sm" className="justify-self-end" onClick={stop}>
            {m.application_film_stop()}
          </Button>
        </div>
      ) : film ? (
        <div className="grid items-end gap-3 sm:grid-cols-[150px_minmax(0,1fr)]">
          <div className="on-stage rounded-lg bg-stage p-2">
            <VideoPlayer
              key={film.id}
              src={mediaUrl(film.url)}
              posterUrl={film.poster && mediaUrl(film.poster)}
              title={m.application_film()}
              sound
            />
          </div>
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            icon={<RotateCcw aria-hidden className="ic size-4!" />}
            onClick={() => {
              forgetFilm(storedAs);
              setUnfinished(null);
              onFilm(null);
            }}
          >
            {m.application_film_replace()}
          </Button>
        </div>
      ) : (
        <DropZone
          accept={accepted}
          label={
            unfinished ? m.application_film_again({ name: unfinished.name }) : m.application_film_choose()
          }
          onFiles={([file]) => {
            if (file) void send(file);
          }}
          onRefused={() => setProblem(m.application_film_other_type())}
        />
      )}
    </FieldGroup>
  );
}

function phaseText(phase: SendPhase): string {
  if (phase === 'WAITING') return m.application_film_waiting();
  return phase === 'CHECKING' ? m.application_film_checking() : m.application_film_coming();
}
