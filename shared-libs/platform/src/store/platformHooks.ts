import { useDispatch, useSelector, type TypedUseSelectorHook } from 'react-redux';
import type { PlatformDispatch, PlatformState } from './PlatformState';

export const usePlatformSelector: TypedUseSelectorHook<PlatformState> = useSelector;
export const usePlatformDispatch = () => useDispatch<PlatformDispatch>();
