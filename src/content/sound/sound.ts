import { makeUnbreakable } from '../text/typography.ts';

/** The media types of the sounds that browsers play, by the ending of their file. */
const SOUND_TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  opus: 'audio/ogg',
};

/** The audio recording of an article. */
export interface Sound {
  /** A path on the site, « /sons/… », or the URL of a file elsewhere. */
  src: string;
  /** Its media type. */
  type: string;
  seconds: number | undefined;
  bytes: number | undefined;
}

/** What the build reads from a sound file of the site; `seconds` is undefined for a file that is damaged or no sound. */
export type SoundFile = Pick<Sound, 'seconds' | 'bytes'>;

/** The fields of an article about its sound. */
interface SoundFields {
  audio?: string | undefined;
  audioDuration?: string | undefined;
  audioMegabytes?: string | undefined;
}

/**
 * Makes the sound of an article.
 *
 * @param file what the build read from a file of the site; for a sound elsewhere, the owner writes duration and size.
 */
export function articleSound(fields: SoundFields, file?: SoundFile): Sound | undefined {
  const { audio: src, audioDuration, audioMegabytes } = fields;
  if (src === undefined) return undefined;
  const written = {
    seconds: audioDuration === undefined ? undefined : parseDuration(audioDuration),
    bytes:
      audioMegabytes === undefined
        ? undefined
        : Math.round(Number(audioMegabytes.replace(',', '.')) * BYTES_PER_MEGABYTE),
  };
  return { src, type: SOUND_TYPES[soundExtension(src)] ?? '', ...(file ?? written) };
}

/** Returns the ending of a sound's path or URL, in lower case, without its dot. */
export function soundExtension(src: string): string {
  return /\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '';
}

export const isSelfHostedSound = (src: string): boolean => src.startsWith('/');

/** Parses a duration such as « 6:40 » or « 1:02:30 » to seconds. */
const parseDuration = (duration: string): number =>
  duration.split(':').reduce((total, part) => total * 60 + Number(part), 0);

const BYTES_PER_MEGABYTE = 1_000_000;

/** Formats what a visitor should know before the sound is loaded: « 6 min 40 s · 3,2 Mo », as far as it is known. */
export function formatSoundFacts({ seconds, bytes }: SoundFile): string {
  return [
    ...(seconds === undefined ? [] : [formatDuration(seconds)]),
    ...(bytes === undefined ? [] : [formatMegabytes(bytes)]),
  ].join('\u00a0· ');
}

function formatDuration(duration: number): string {
  const [hours, minutes, seconds] = splitDuration(duration);
  const parts = [
    hours > 0 && `${hours} h`,
    minutes > 0 && `${minutes} min`,
    // Of more than an hour, nobody counts the seconds.
    hours === 0 && (seconds > 0 || minutes === 0) && `${seconds} s`,
  ];
  return makeUnbreakable(parts.filter(Boolean).join(' '));
}

function formatMegabytes(bytes: number): string {
  const megabytes = Math.max(bytes / BYTES_PER_MEGABYTE, 0.1);
  return makeUnbreakable(`${megabytes.toLocaleString('fr', { maximumFractionDigits: 1 })} Mo`);
}

/** Formats a duration in seconds as ISO 8601 does: « PT6M40S ». */
export function isoDuration(duration: number): string {
  const [hours, minutes, seconds] = splitDuration(duration);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds}S`;
}

/** Splits a duration in seconds into hours, minutes and seconds; the shortest is a second. */
function splitDuration(duration: number): [hours: number, minutes: number, seconds: number] {
  const seconds = Math.max(Math.round(duration), 1);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}
