/** The part of the room that fills the screen: the film with its controls. */
const stageId = 'room-stage';

/** The id of the element that fills the screen. */
export const fullScreenId = stageId;

/** Whether this browser lets a part of a page fill the screen; iPhones do not. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Lets the stage fill the screen, or gives the room back. A browser that refuses leaves it as it is. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else
    await document
      .getElementById(stageId)
      ?.requestFullscreen()
      .catch(() => undefined);
}
