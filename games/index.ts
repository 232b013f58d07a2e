import type { Box } from '@hoard/kernel';
import { box as diamoniak } from './diamoniak/index.ts';
import { box as dragonInferno } from './dragon-inferno/index.ts';
import { box as drakon } from './drakon/index.ts';
import { box as red7 } from './red7/index.ts';
import { box as sevenDragons } from './seven-dragons/index.ts';

/** The games there are; a new one is added here. */
export const BOXES: readonly Box[] = [red7, diamoniak, dragonInferno, drakon, sevenDragons];

export function boxOf(id: string): Box | undefined {
  return BOXES.find(({ game }) => game.id === id);
}
