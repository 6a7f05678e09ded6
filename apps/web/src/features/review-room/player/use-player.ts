import { createContext, use } from 'react';
import type { PlayerRoom } from './create-room.ts';

export const PlayerContext = createContext<PlayerRoom | null>(null);

/** The room around a part of the player, with what only those use. Throws outside of one. */
export function usePlayer(): PlayerRoom {
  const room = use(PlayerContext);
  if (room === null) throw new Error('This component belongs into a review room');
  return room;
}
