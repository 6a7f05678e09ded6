import { timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download, Film as FilmIcon, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Button } from '../../../ui/button.tsx';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import { driveFilm } from './drive-film.ts';
import { type Playback, playbackOf } from './playback.ts';
import { playsOriginal } from './plays-original.ts';
import { FrameNotice, StageFrame } from './stage-frame.tsx';
import { useFilmKeys } from './use-player-keys.ts';

const addressesOf = ({ path, original }: Playback) => ({ proxy: path, original: original?.path });

interface FilmProps {
  over?: ReactNode;
  /** The other version has the sound. */
  silent?: boolean;
}

/** The room's video with the content `over` it. After a loading error, a retry continues from the same frame. */
export function Film({ over, silent = false }: FilmProps) {
  const room = usePlayer();
  const { rate, file, ratio, motor } = room;
  const video = useRef<HTMLVideoElement>(null);
  // A file gets new URLs every hour: a video that is being watched keeps its initial ones.
  const [addresses, setAddresses] = useState(() => addressesOf(room.playback));
  const isOriginal = useValue(playsOriginal);
  const path = (isOriginal && addresses.original) || addresses.proxy;
  const [broken, setBroken] = useState<MediaError['code'] | null>(null);
  const muted = useValue(room.isMuted);
  useFilmKeys(room);

  // Reads the room's current file, which may change while the video's driver stays.
  const drive = useEffectEvent((element: HTMLVideoElement) => {
    if (!rate) return;
    const letGo = driveFilm(element, room, rate);
    // Also for the first frame: players differ in what they show initially, and some show nothing before a
    // seek.
    motor.get()?.show(room.frame.get());
    return letGo;
  });
  useEffect(() => (video.current ? drive(video.current) : undefined), []);

  // After a change of the form it continues at the same frame.
  const goOn = useEffectEvent(() => {
    const speed = room.running.get();
    motor.get()?.show(room.frame.get());
    if (speed > 0) motor.get()?.run(speed);
  });
  const playedPath = useRef(path);
  useEffect(() => {
    if (playedPath.current === path) return;
    playedPath.current = path;
    goOn();
  }, [path]);

  function handleRetry() {
    const fresh = addressesOf(playbackOf(file));
    setBroken(null);
    setAddresses(fresh);
    if (fresh.proxy === addresses.proxy) video.current?.load();
    room.seek(room.frame.get());
  }

  return (
    <StageFrame
      over={over}
      notice={
        broken === null ? null : (
          <FrameNotice
            icon={
              <span className="film-notice-icon" data-tone="red">
                <X aria-hidden className="ic" />
              </span>
            }
            title={m.room_film_failed()}
          >
            <p>
              {broken === MediaError.MEDIA_ERR_NETWORK && rate
                ? m.room_film_broke({ timecode: timecode(room.frame.get(), rate) })
                : m.room_film_not_playable()}
            </p>
            <div className="film-notice-actions">
              <Button variant="outline" icon={<RotateCcw aria-hidden className="ic" />} onClick={handleRetry}>
                {m.action_retry()}
              </Button>
              <a className="btn btn-outline" href={mediaUrl(file.url)} download={file.originalName}>
                <Download aria-hidden className="ic" />
                {m.deal_download()}
              </a>
            </div>
          </FrameNotice>
        )
      }
    >
      {broken === null ? null : <FilmIcon aria-hidden className="film-missing" />}
      <video
        ref={video}
        src={mediaUrl(path)}
        aria-label={file.originalName}
        preload="auto"
        playsInline
        muted={muted || silent}
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
          if (videoWidth > 0 && videoHeight > 0) ratio.set(videoWidth / videoHeight);
        }}
        onError={({ currentTarget: { error } }) => {
          room.pause();
          setBroken(error?.code ?? MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED);
        }}
      />
    </StageFrame>
  );
}
