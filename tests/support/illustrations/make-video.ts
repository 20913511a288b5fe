import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { evening, trim } from './evening.ts';
import { BLEED } from './parts/sheet.ts';

// Renders public/videos/lumiere-du-soir.mp4, frame by frame, then encodes it with ffmpeg.

const RATE = 20;
const SECONDS = 7;

if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.error('ffmpeg is missing: install it (apt-get install ffmpeg), then run this again.');
  process.exit(1);
}

const folder = join(import.meta.dirname, '../../../public/videos');
const file = join(folder, 'lumiere-du-soir.mp4');
const frames = await mkdtemp(join(tmpdir(), 'lumiere-'));
try {
  await mkdir(folder, { recursive: true });
  const count = RATE * SECONDS;
  for (let i = 0; i < count; i += 1) {
    await sharp(Buffer.from(evening(i / (count - 1))))
      .extract({ left: BLEED, top: BLEED, ...trim })
      .flatten({ background: '#f6f1e6' })
      .png({ compressionLevel: 3 })
      .toFile(join(frames, `${String(i).padStart(3, '0')}.png`));
  }
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-framerate', String(RATE), '-i', join(frames, '%03d.png')],
      ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '29', '-maxrate', '380k'],
      ...['-bufsize', '600k', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-threads', '1'],
      ...['-fflags', '+bitexact', '-flags', '+bitexact', file],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg could not encode the film: ${stderr}`);
  console.log(`lumiere-du-soir.mp4  ${Math.round((await stat(file)).size / 1024)} kB`);
} finally {
  await rm(frames, { recursive: true, force: true });
}
