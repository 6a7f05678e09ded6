/** The part of the room that is shown in full screen: the video with its controls. */
const stageId = 'room-stage';

/** The id of the element that is shown in full screen. */
export const fullScreenId = stageId;

/** Whether this browser permits full screen for a part of a page; iPhones do not. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Enters or leaves full screen for the stage. If the browser refuses, nothing changes. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else
    await document
      .getElementById(stageId)
      ?.requestFullscreen()
      .catch(() => undefined);
}
