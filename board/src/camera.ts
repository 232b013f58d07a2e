import type { Point, Rect } from './geometry.ts';

/** Where a table that grows is looked at from: what lies at (0, 0) is drawn at (x, y), everything `zoom` times as large. */
export interface Camera extends Point {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LARGEST = 2.5;

/** Everything in sight, in the middle, no larger than it is drawn. */
export function fit(content: Rect, frame: Size, margin = 12): Camera {
  const zoom = Math.min(
    1,
    (frame.width - 2 * margin) / Math.max(1, content.width),
    (frame.height - 2 * margin) / Math.max(1, content.height),
  );
  return {
    zoom,
    x: frame.width / 2 - (content.x + content.width / 2) * zoom,
    y: frame.height / 2 - (content.y + content.height / 2) * zoom,
  };
}

/** Larger or smaller by a factor, with the point of the frame staying where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, least: number): Camera {
  const zoom = Math.min(LARGEST, Math.max(least, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The content may be pushed aside, but never out of the frame: a quarter of the frame still shows it. */
export function keep(camera: Camera, content: Rect, frame: Size): Camera {
  return {
    zoom: camera.zoom,
    x: within(camera.x, content.x * camera.zoom, content.width * camera.zoom, frame.width),
    y: within(camera.y, content.y * camera.zoom, content.height * camera.zoom, frame.height),
  };
}

function within(offset: number, start: number, length: number, frame: number): number {
  const quarter = Math.min(length, frame) / 4;
  return Math.min(frame - quarter - start, Math.max(quarter - start - length, offset));
}
