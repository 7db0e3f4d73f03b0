throw new Error('This module throws while it is loaded.');
