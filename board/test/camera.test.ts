import { expect, test } from 'vitest';
import { type Camera, fit, keep, LARGEST, zoomAt } from '../src/camera.ts';
import type { Point } from '../src/geometry.ts';

const frame = { width: 400, height: 300 };
const seenAt = (camera: Camera, { x, y }: Point) => ({ x: x * camera.zoom + camera.x, y: y * camera.zoom + camera.y });

test('fitting shows everything in the middle', () => {
  const content = { x: -500, y: -100, width: 1000, height: 200 };
  const camera = fit(content, frame, 0);
  expect(seenAt(camera, { x: 0, y: 0 })).toEqual({ x: 200, y: 150 });
  expect(seenAt(camera, { x: -500, y: 0 }).x).toBe(0);
});

test('fitting never enlarges', () => {
  expect(fit({ x: 0, y: 0, width: 10, height: 10 }, frame).zoom).toBe(1);
});

test('zooming keeps the point under the finger', () => {
  const camera = { x: 30, y: -20, zoom: 0.8 };
  const finger = { x: 120, y: 90 };
  const thing = { x: (finger.x - camera.x) / camera.zoom, y: (finger.y - camera.y) / camera.zoom };
  const seen = seenAt(zoomAt(camera, finger, 1.5, 0.1), thing);
  expect(seen.x).toBeCloseTo(finger.x);
  expect(seen.y).toBeCloseTo(finger.y);
});

test('zooming has its limits', () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(zoomAt(camera, { x: 0, y: 0 }, 100, 0.2).zoom).toBe(LARGEST);
  expect(zoomAt(camera, { x: 0, y: 0 }, 0.001, 0.2).zoom).toBe(0.2);
});

test('the table cannot be pushed out of sight', () => {
  const content = { x: 0, y: 0, width: 800, height: 600 };
  expect(keep({ x: 5000, y: 0, zoom: 1 }, content, frame).x).toBe(300);
  expect(keep({ x: -5000, y: 0, zoom: 1 }, content, frame).x).toBe(-700);
  expect(keep({ x: 10, y: 20, zoom: 1 }, content, frame)).toEqual({ x: 10, y: 20, zoom: 1 });
});
