import { useEffect, useEffectEvent } from 'react';
import { type RoomKeys, useRoom } from './room.ts';

/**
 * Takes these keys of the room while the component is there and `isActive`. They are not pressed while somebody types
 * or a dialog is open, nor where the viewer turned single keys off.
 */
export function useRoomKeys(keys: RoomKeys, isActive = true) {
  const { takeKeys } = useRoom();
  const press = useEffectEvent((key: string) => keys[key]?.());
  const names = Object.keys(keys).join(' ');

  useEffect(() => {
    if (!isActive) return;
    return takeKeys(Object.fromEntries(names.split(' ').map((key) => [key, () => press(key)])));
  }, [takeKeys, names, isActive]);
}
