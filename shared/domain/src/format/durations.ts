import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/**
 * Durations in milliseconds. Separate from the calendar, so that a page that only needs a timeout does not load it.
 */
export const minutes = (count: number): number => count * millisecondsInMinute;
export const hours = (count: number): number => count * millisecondsInHour;
export const days = (count: number): number => count * millisecondsInDay;
