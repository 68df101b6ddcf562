import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';

/** Emotion, so that remotes and shell style their own layouts with the tokens: `styled.div` and a template. */
export { Global, keyframes, styled };
