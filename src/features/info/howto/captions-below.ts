import { type RefObject, useCallback, useEffect, useState } from 'react';

/** On an iPhone the video alone goes full screen, which `document.fullscreenElement` does not report. */
type Film = HTMLVideoElement & { readonly webkitDisplayingFullscreen?: boolean };

const fillsScreen = (film: Film): boolean =>
  document.fullscreenElement === film || film.webkitDisplayingFullscreen === true;

/** The captions chosen in the player, else the current ones, else the first (INF-4). */
function chosenOf(tracks: readonly TextTrack[]): TextTrack | undefined {
  const [first] = tracks;
  return tracks.find(({ mode }) => mode === 'showing') ?? tracks.find(({ mode }) => mode === 'hidden') ?? first;
}

/** On the last line the player moves captions above its buttons. */
function standOnLastLine(cues: TextTrackCueList | null): void {
  for (const cue of cues ?? []) Object.assign(cue, { snapToLines: true, line: 'auto' });
}

/** The player draws captions only in full screen; otherwise the page reads `activeCues`. */
function drawWhere(film: Film): TextTrack | undefined {
  const tracks = [...film.textTracks];
  const chosen = chosenOf(tracks);
  const full = fillsScreen(film);
  for (const track of tracks) {
    const mode = track !== chosen ? 'disabled' : full ? 'showing' : 'hidden';
    if (track.mode !== mode) track.mode = mode;
  }
  if (full) standOnLastLine(chosen?.cues ?? null);
  return chosen;
}

interface Said {
  readonly text: string;
  readonly lang: string;
}
const nothing: Said = { text: '', lang: '' };

/** @returns null before the video begins */
function saidBy(film: Film): Said | null {
  const chosen = drawWhere(film);
  if (film.paused && film.currentTime === 0) return null;
  if (!chosen || fillsScreen(film)) return nothing;
  const cues = [...(chosen.activeCues ?? [])] as VTTCue[];
  return { text: cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'), lang: chosen.language };
}

/** The current caption, shown below the video where no button covers it. */
export function useCaptionsBelow(video: RefObject<HTMLVideoElement | null>) {
  const [said, setSaid] = useState<Said | null>(null);
  const read = useCallback(() => {
    if (!video.current) return;
    const now = saidBy(video.current);
    setSaid((before) => (before?.text === now?.text && before?.lang === now?.lang ? before : now));
  }, [video]);
  useEffect(() => {
    const film = video.current;
    const changes = ['webkitbeginfullscreen', 'webkitendfullscreen'];
    document.addEventListener('fullscreenchange', read);
    for (const change of changes) film?.addEventListener(change, read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      for (const change of changes) film?.removeEventListener(change, read);
    };
  }, [video, read]);
  return { said, read };
}
