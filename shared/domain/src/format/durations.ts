import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Spans in milliseconds. Apart from the calendar, so that a page which only waits does not load it. */
export const minutes = (count: number): number => count * millisecondsInMinute;
export const hours = (count: number): number => count * millisecondsInHour;
export const days = (count: number): number => count * millisecondsInDay;
