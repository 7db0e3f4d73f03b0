export const fees = 'This module exports no widget.';
